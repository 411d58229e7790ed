import type { RichTextSlice } from '../../../documents/rich-text.ts'
import { RichText, type TextFacts } from '../../../parts/rich-text/component.tsx'

type TownAboutProps = { about: RichTextSlice; name: string; business: TextFacts }

export function TownAbout({ about, name, business }: TownAboutProps) {
  return (
    <div className="stack" data-section="about">
      <h3>About {name}</h3>
      <RichText text={about} business={business} />
    </div>
  )
}
