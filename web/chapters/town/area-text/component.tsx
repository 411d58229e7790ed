import type { RichTextSlice } from '../../../documents/rich-text.ts'
import type { SiteSlice } from '../../../documents/site.ts'
import { RichText } from '../../../parts/rich-text/component.tsx'
import { AreaMap } from '../../../sections/areas/area-map.tsx'

type AreaTextProps = { heading: string; text: RichTextSlice; site: SiteSlice }

/** How far the business drives, in words and as a drawing. */
export function AreaText({ heading, text, site }: AreaTextProps) {
  return (
    <section className="sec" data-section="coverage">
      <div className="wrap grid half centred">
        <div className="stack">
          <h2>{heading}</h2>
          <RichText text={text} business={site.business} />
        </div>
        <AreaMap business={site.business} cities={site.cities} />
      </div>
    </section>
  )
}
