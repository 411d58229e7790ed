import type { BusinessFragment } from '../../lake/fragments/site/business.ts'

/** What the owner says of paying over time; nothing while he doesn't want it said. */
export function Financing({ business: { financing } }: { business: Pick<BusinessFragment, 'financing'> }) {
  if (!financing?.text) return null
  return (
    <div className="mt-8 max-w-measure space-y-1 border-s-[5px] border-line ps-4" data-item="">
      <h3 className="text-h4">Paying over time</h3>
      <p className="text-ink-soft">{financing.text}</p>
    </div>
  )
}
