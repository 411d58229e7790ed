import { ArticleList } from '../../components/text/article-list.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import type { HomePage } from './query.ts'

/** Articles on other sites, on the band of the videos. */
export function Articles({ articles }: { articles: HomePage['articles'] }) {
  return (
    <section className="wrap additional" data-section="articles">
      <PhoneFold title={<h3>{articles.heading}</h3>} intro={articles.intro}>
        <ArticleList articles={articles.items} />
      </PhoneFold>
    </section>
  )
}
