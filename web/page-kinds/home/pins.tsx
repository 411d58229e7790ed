import { spotInShape } from '#content/pictures/picture.ts'
import { formatPrice } from '#content/prices/price.ts'
import { shapes } from '../../components/picture/picture.tsx'
import type { PictureFragment } from '../../fragments/picture.ts'
import type { HomePage } from './query.ts'

type Places = NonNullable<HomePage['places']>
type Jobs = HomePage['popular']['jobs']
type PinsProps = { places: Places; jobs: Jobs; picture: PictureFragment }

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

/** An empty SVG reaches from the corner of the picture to the spot: its size is an attribute and needs no inline style. */
function Pin({ place, jobs, picture }: { place: Places[number]; jobs: Jobs; picture: PictureFragment }) {
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
          {'\n'}
          {formatPrice(place.price)}
        </span>
      </span>
    </li>
  )
}
