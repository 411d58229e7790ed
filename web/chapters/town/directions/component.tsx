import type { RichTextSlice } from '../../../documents/rich-text.ts'
import { RichText, type TextFacts } from '../../../parts/rich-text/component.tsx'
import { Head } from '../../../ui/head.tsx'

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
