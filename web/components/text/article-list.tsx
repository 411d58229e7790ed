import type { ArticleFragment } from '../../fragments/article.ts'
import { newTab } from '../controls/more-link.tsx'

export function ArticleList({ articles }: { articles: readonly ArticleFragment[] }) {
  return (
    <ul className="rows">
      {articles.map(({ _id, title, text, category, url }) => (
        <li key={_id} data-item="">
          <a href={url} {...newTab(`${title} ${category}: ${text}`)} data-end-icon="external">
            <b>{title}</b>{' '}
            <span className="text-sm text-ink-soft">
              {category}: {text}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
