import { ArticleList } from '../../../components/text/article-list.tsx'
import type { ArticleFragment } from '../../../fragments/article.ts'

/** What other sites say for homeowners in a town. */
export function TownArticles({ articles, name }: { articles: readonly ArticleFragment[]; name: string }) {
  return (
    <div className="card stack" data-section="articles">
      <h2 className="h3">More about {name} on other sites</h2>
      <ArticleList articles={articles} />
    </div>
  )
}
