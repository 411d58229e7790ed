import { RichText } from '../../../components/text/rich-text.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import type { BusinessSlice } from '../../../fragments/site/business.ts'
import type { GuideSlice } from './query.ts'

/** The long article, in two columns where there is room. */
export function Guide({ guide, business }: { guide: GuideSlice; business: BusinessSlice }) {
  return (
    <section className="sec" data-section="guide">
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
