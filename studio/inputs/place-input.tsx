import { type ObjectInputProps, set, unset } from 'sanity'
import { readPlace, writePlace } from '#content/documents/typed-place.ts'
import type { Place } from '#content/places/distance.ts'
import { type Format, TypedText } from './typed-input.tsx'

const PLACE: Format<Place> = {
  read: readPlace,
  write: writePlace,
  help: () => 'Enter the two numbers from a map, such as 35.1168, -80.7237. A short link doesn’t hold them.',
}

/** A point on the map, pasted as a map service gives it. */
export function PlaceInput(props: ObjectInputProps<Partial<Place>>) {
  const { value: { lat, lng } = {}, onChange, elementProps, readOnly, schemaType } = props
  return (
    <TypedText
      {...elementProps}
      aria-label={schemaType.title}
      placeholder="35.1168, -80.7237"
      readOnly={readOnly}
      format={PLACE}
      value={lat === undefined || lng === undefined ? undefined : { lat, lng }}
      onValue={(place) => onChange(place ? set({ _type: 'geopoint', ...place }) : unset())}
    />
  )
}
