import { RichText, type TextFacts } from '../../../components/text/rich-text.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import type { RichTextSlice } from '../../../fragments/text/rich-text.ts'

type DirectionsProps = {
  town: { name: string }
  directions: RichTextSlice
  /** What helps us to be on time: parking, gates, rules. */
  arrival: RichTextSlice | null
  business: TextFacts
}

/** The way from the office to a town, in words. */
export function Directions({ town, directions, arrival, business }: DirectionsProps) {
  return (
    <div className="stack" data-section="directions">
      <Head heading={`From our office to ${town.name}`} />
      <RichText text={directions} business={business} />
      {arrival && (
        <>
          <h3 className="mt-6">On the day</h3>
          <RichText text={arrival} business={business} />
        </>
      )}
    </div>
  )
}
