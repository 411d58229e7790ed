import { zipCodeLink } from '#content/addresses/outside-links.ts'
import { ButtonLink } from '../controls/button.tsx'
import { InNewTab, newTab } from '../controls/more-link.tsx'

export function ZipCodes({ zipCodes, state }: { zipCodes: readonly string[]; state: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
      {zipCodes.map((zipCode) => (
        <li key={zipCode}>
          <ButtonLink
            look="outline"
            size="sm"
            className="w-full"
            isPrinted
            href={zipCodeLink(zipCode, state)}
            {...newTab}
            data-end-icon="external"
          >
            {zipCode}
            <span className="sr-only"> on the map</span>
            <InNewTab />
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
