import { expect, test } from 'vitest'
import { readPlace } from './typed-place.ts'

const MATTHEWS = { lat: 35.1168, lng: -80.7237 }

test.each([
  '35.1168, -80.7237',
  '35.1168 -80.7237',
  '(35.1168, -80.7237)',
  '35.1168, 80.7237',
  '35.1168; -80.7237',
  '35.1168, \u221280.7237',
  '\u200b35.1168,\u00a0\u201380.7237 ',
  '-80.7237, 35.1168',
  '35.1168° N, 80.7237° W',
  'N 35.1168, W 80.7237',
  '35°07\'00.48"N 80°43\'25.32"W',
  '35° 7′ 0.48″ N, 80° 43′ 25.32″ W',
  "35° 7.008' N, 80° 43.422' W",
  'geo:35.1168,-80.7237?z=13',
  'https://www.google.com/maps/place/Matthews,+NC/@35.1168,-80.7237,13z/data=!3m1',
  'https://www.google.com/maps/place/Matthews,+NC/@35.2271,-80.9431,11z/data=!3m1!4b1!4m6!3m5!1s0x88!8m2!3d35.1168!4d-80.7237',
  'https://www.google.com/maps/place/35%C2%B007%2700.5%22N+80%C2%B043%2725.3%22W/@35.2,-80.9,17z/data=!8m2!3d35.1168!4d-80.7237',
  'https://www.google.com/maps/search/35.1168,+-80.7237?entry=tts',
  'https://www.google.com/maps?q=35.1168%2C-80.7237',
  'https://maps.google.com/?q=loc:35.1168,-80.7237&ll=35.2,-80.9',
  'https://www.google.com/maps/search/?api=1&query=35.1168%2C-80.7237',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d52000.5!2d-80.7237!3d35.1168!2m3!1f0',
  'https://maps.apple.com/?ll=35.1168,-80.7237&q=Matthews',
  'https://maps.apple.com/place?address=Matthews&coordinate=35.1168,-80.7237&name=Matthews',
  'https://www.openstreetmap.org/?mlat=35.1168&mlon=-80.7237#map=13/35.2/-80.9',
  'https://www.openstreetmap.org/node/1#map=13.5/35.1168/-80.7237',
  'https://www.bing.com/maps?cp=35.1168~-80.7237&lvl=13',
  'https://www.bing.com/maps?sp=point.35.1168_-80.7237_Matthews&cp=35.2~-80.9',
  'https://www.waze.com/ul?ll=35.1168%2C-80.7237&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.35.1168%2C-80.7237',
  'https://wego.here.com/?map=35.1168,-80.7237,13,normal',
])('%s is Matthews', (typed) => expect(readPlace(typed)).toEqual(MATTHEWS))

test.each(['', 'Matthews', '35.1168', '28105', '95.2, -80.7', '100%'])('"%s" is no place', (typed) =>
  expect(readPlace(typed)).toBeUndefined(),
)
