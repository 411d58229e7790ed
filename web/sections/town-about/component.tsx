import type { RichTextSlice } from '../../documents/rich-text.ts'
import { Head } from '../../ui/head.tsx'
import { RichText, type TextFacts } from '../rich-text/component.tsx'

type TownAboutProps = { about: RichTextSlice; name: string; business: TextFacts }

export function TownAbout({ about, name, business }: TownAboutProps) {
  return (
    <div data-section="about">
      <Head heading={`About ${name}`} />
      <RichText text={about} business={business} />
    </div>
  )
}
