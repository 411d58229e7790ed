import { ArticleList } from '../../../components/text/article-list.tsx'
import type { ArticlesFragment } from './query.ts'

/** Articles on other sites, on the band of the videos. */
export function Articles({ articles }: { articles: ArticlesFragment }) {
  return (
    <section className="wrap grid side-l additional" data-section="articles">
      <div className="stack">
        <h3>{articles.heading}</h3>
        {articles.intro && <p className="soft">{articles.intro}</p>}
      </div>
      <ArticleList articles={articles.items} />
    </section>
  )
}
