import type { RichTextSlice } from '../../../documents/rich-text.ts'
import { RichText, type TextFacts } from '../../../parts/rich-text/component.tsx'
import { Head } from '../../../ui/head.tsx'

type TradeAboutProps = { heading: string; about: RichTextSlice; business: TextFacts }

export function TradeAbout({ heading, about, business }: TradeAboutProps) {
  return (
    <section className="sec" data-section="about">
      <div className="wrap grid side-l">
        <Head heading={heading} />
        <RichText text={about} business={business} />
      </div>
    </section>
  )
}
