import type { GeneralContractor, OpeningHoursSpecification } from 'schema-dts'
import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import { timesOf } from '#content/hours/opening-hours.ts'
import { imageUrl } from '#content/pictures/picture.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import { type Site, servicesOf } from '../../lake/fragments/site/site-query.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import { iconOf, iconPath, icons } from '../icons/icon.ts'
import { aggregateRatingOf } from './ratings.ts'

const METRES_PER_MILE = 1609.344
/** From this to this is how schema.org writes a closed day. */
const CLOSED = '00:00'
/** In pixels, as far as the file has them. */
const LOGO_WIDTH = 640

export const businessId = () => absoluteUrl(`${fixedPaths.home}#business`)

/**
 * The business as search engines know it; it stands once on each page, and the page's other nodes refer to it. Its rating is told
 * once, on the home page: search engines show no stars for what a business says of itself.
 */
export function businessNode(site: Site, isRated: boolean): GeneralContractor {
  const { business, openingHours, cities, mainServices } = site
  const { name, email, phone, priceRange, location } = business
  const photos = mainServices.flatMap(({ picture }) => (picture ? photoUrl(picture) : []))
  return {
    '@type': 'GeneralContractor',
    '@id': businessId(),
    name,
    email,
    priceRange,
    url: absoluteUrl(fixedPaths.home),
    telephone: phone,
    description: business.about,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.locality,
      addressRegion: business.region,
      postalCode: business.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    areaServed: [
      circleAround(business),
      ...cities.map(({ name: city, state }) => ({ '@type': 'City', name: `${city}, ${state}` }) as const),
    ],
    paymentAccepted: business.payments.join(', '),
    hasMap: business.mapUrl,
    sameAs: (business.profiles ?? []).map(({ url }) => url),
    openingHoursSpecification: openingHours.days.map((day) => openOn({ dayOfWeek: day.day }, timesOf(day))),
    specialOpeningHoursSpecification: (openingHours.exceptions ?? []).map(
      ({ date, lastDate, opens, closes }) =>
        openOn({ validFrom: date, validThrough: lastDate ?? date }, { opens, closes }),
    ),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: servicesOf(site).map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: service.title, url: absoluteUrl(pathOf(service)) },
      })),
    },
    logo: absoluteUrl(
      business.logo
        ? imageUrl(business.logo, { width: LOGO_WIDTH })
        : iconPath(iconOf(business), icons.large),
    ),
    ...(photos.length > 0 && { image: photos }),
    ...(business.founder && { founder: { '@type': 'Person', name: business.founder.name } }),
    ...(isRated && aggregateRatingOf(business)),
  }
}

const photoUrl = (picture: PictureFragment) => absoluteUrl(imageUrl(picture, { width: 1200 }))

function openOn(
  when:
    | { dayOfWeek: Site['openingHours']['days'][number]['day'] }
    | { validFrom: string; validThrough: string },
  times: { opens: string | null; closes: string | null } | null,
): OpeningHoursSpecification {
  const opens = times?.opens ?? CLOSED
  const closes = times?.closes ?? CLOSED
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes }
}

/** Rounded up to whole ten kilometres: "30+ miles" is a circle of 50,000 metres. */
function circleAround({ location, serviceRadiusMiles }: Site['business']) {
  const radius = Math.ceil((serviceRadiusMiles * METRES_PER_MILE) / 10_000) * 10_000
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    geoRadius: radius,
  } as const
}
