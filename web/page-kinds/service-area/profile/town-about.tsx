import { RichText, type TextFacts } from '../../../components/text/rich-text.tsx'
import type { RichTextSlice } from '../../../fragments/text/rich-text.ts'

type TownAboutProps = { about: RichTextSlice; name: string; business: TextFacts }

export function TownAbout({ about, name, business }: TownAboutProps) {
  return (
    <div className="stack" data-section="about">
      <h3>About {name}</h3>
      <RichText text={about} business={business} />
    </div>
  )
}
