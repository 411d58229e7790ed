import { zipCodeLink } from '#content/addresses/outside-links.ts'
import { newTab } from '../controls/more-link.tsx'

export function ZipCodes({ zipCodes, state }: { zipCodes: readonly string[]; state: string }) {
  return (
    <ul className="zips">
      {zipCodes.map((zipCode) => (
        <li key={zipCode}>
          <a
            className="btn outline sm tabular-nums"
            href={zipCodeLink(zipCode, state)}
            {...newTab(`${zipCode} on the map`)}
            data-end-icon="external"
          >
            {zipCode}
          </a>
        </li>
      ))}
    </ul>
  )
}
