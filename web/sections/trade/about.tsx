import type { RichTextSlice } from '../../documents/rich-text.ts'
import { Head } from '../../ui/head.tsx'
import { RichText, type TextFacts } from '../rich-text/component.tsx'

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
