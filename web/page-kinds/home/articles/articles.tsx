import { Icon } from '../../../components/marks/icon.tsx'
import type { ArticlesSlice } from './query.ts'

/** Articles on other sites, on the band of the videos. */
export function Articles({ articles }: { articles: ArticlesSlice }) {
  return (
    <section className="wrap grid side-l additional" data-section="articles">
      <div className="stack">
        <h3>{articles.heading}</h3>
        {articles.intro && <p className="soft">{articles.intro}</p>}
      </div>
      <ul className="rows">
        {articles.items.map(({ _id, title, text, category, url }) => (
          <li key={_id} data-item="">
            <a href={url} target="_blank" rel="noopener">
              <span>
                <b>{title}</b>
                <br />
                <span className="small soft">
                  {category}: {text}
                </span>
                <span className="vh"> (opens in a new tab)</span>
              </span>
              <Icon name="external" size="s" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
