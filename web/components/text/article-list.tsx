import type { ArticleFragment } from '../../fragments/article.ts'
import { Icon } from '../marks/icon.tsx'

/** Articles on other sites, each in a new tab. */
export function ArticleList({ articles }: { articles: readonly ArticleFragment[] }) {
  return (
    <ul className="rows">
      {articles.map(({ _id, title, text, category, url }) => (
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
  )
}
