import { spotInShape } from '#content/picture.ts'
import { formatPrice } from '#content/price.ts'
import { shapes } from '../../../components/picture/picture.tsx'
import type { PictureSlice } from '../../../fragments/picture.ts'
import type { PopularServicesSlice } from '../popular-services/query.ts'
import type { PlaceSlice } from './places-query.ts'

type Jobs = PopularServicesSlice['jobs']
type PinsProps = { places: readonly PlaceSlice[]; jobs: Jobs; picture: PictureSlice }

/** Where popular jobs happen in the picture, with the numbers that they have on the drawing and in the price list. */
export function Pins({ places, jobs, picture }: PinsProps) {
  return (
    <ul className="pins" aria-label="Prices in the picture">
      {places.map((place) => (
        <Pin key={place._key} place={place} jobs={jobs} picture={picture} />
      ))}
    </ul>
  )
}

/** The empty drawing reaches from the corner of the picture to the spot: a size in per cent needs no style of its own. */
function Pin({ place, jobs, picture }: { place: PlaceSlice; jobs: Jobs; picture: PictureSlice }) {
  const spot = spotInShape(picture, shapes.wide, place)
  if (!spot) return null
  const number = jobs.findIndex(({ price }) => price._id === place.price._id) + 1
  return (
    <li>
      <svg width={`${spot.x}%`} height={`${spot.y}%`} aria-hidden="true" />
      <span className="pin">
        {number > 0 && (
          <span className="callout" aria-hidden="true">
            {number}
          </span>
        )}
        <span>
          {jobs[number - 1]?.title ?? place.price.title}
          <br />
          {formatPrice(place.price)}
        </span>
      </span>
    </li>
  )
}
