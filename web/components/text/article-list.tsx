import type { ArticleFragment } from '../../fragments/article.ts'

/** Articles on other sites, each in a new tab. */
export function ArticleList({ articles }: { articles: readonly ArticleFragment[] }) {
  return (
    <ul className="rows">
      {articles.map(({ _id, title, text, category, url }) => (
        <li key={_id} data-item="">
          <a href={url} target="_blank" rel="noopener" data-end-icon="external">
            <span>
              <b>{title}</b>{' '}
              <span className="small soft">
                {category}: {text}
              </span>
              <span className="vh"> (opens in a new tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
