import { anchors } from '#content/addresses/routes.ts'
import { RichText } from '../../../components/text/rich-text.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import type { BusinessFragment } from '../../../fragments/site/business.ts'
import type { GuideFragment } from './query.ts'

/** The long article, in two columns where there is room. */
export function Guide({ guide, business }: { guide: GuideFragment; business: BusinessFragment }) {
  return (
    <section className="sec" id={anchors.guide} data-section="guide">
      <div className="wrap">
        <Head heading={guide.heading} intro={guide.intro} />
        <div className="guide">
          {guide.chapters.map(({ _key, heading, text }) => (
            <section key={_key}>
              <h3>{heading}</h3>
              <RichText text={text} business={business} />
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
