import { zipCodeLink } from '#content/addresses/outside-links.ts'

/** Each zip code leads to its place on a map, in a new tab. */
export function ZipCodes({ zipCodes, state }: { zipCodes: readonly string[]; state: string }) {
  return (
    <ul className="zips">
      {zipCodes.map((zipCode) => (
        <li key={zipCode}>
          <a
            className="btn outline sm num"
            href={zipCodeLink(zipCode, state)}
            target="_blank"
            rel="noopener"
            aria-label={`${zipCode} on the map (opens in a new tab)`}
            data-end-icon="external"
          >
            {zipCode}
          </a>
        </li>
      ))}
    </ul>
  )
}
