import type { ArticleFragment } from '../../lake/fragments/article.ts'
import { InNewTab, newTab } from '../controls/more-link.tsx'
import { noLastLine, rows } from './rows.ts'

type ArticleListProps = { articles: readonly ArticleFragment[]; className?: string }

export function ArticleList({ articles, className = '' }: ArticleListProps) {
  return (
    <ul className={`${noLastLine} grid grid-cols-1 ${className}`.trim()}>
      {articles.map(({ _id, title, text, category, url }) => (
        <li key={_id} data-item="">
          <a className={rows.linkBeforeIcon} href={url} {...newTab} data-end-icon="external">
            <b>{title}</b>{' '}
            <span className="text-sm text-ink-soft">
              {category}: {text}
            </span>
            <InNewTab />
          </a>
        </li>
      ))}
    </ul>
  )
}
