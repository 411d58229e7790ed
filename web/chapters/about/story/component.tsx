import type { BusinessSlice } from '../../../documents/business.ts'
import type { RichTextSlice } from '../../../documents/rich-text.ts'
import { RichText } from '../../../parts/rich-text/component.tsx'

type StoryProps = { heading: string; story: RichTextSlice; business: BusinessSlice }

/** How the business came about, in the owner's words. */
export function Story({ heading, story, business }: StoryProps) {
  return (
    <section className="sec" data-section="story">
      <div className="wrap grid side-l">
        <h2 className="stick">{heading}</h2>
        <RichText text={story} business={business} />
      </div>
    </section>
  )
}
