/** A place with a postal address, as the business and its towns have one. */
export type Place = { name: string; state: string; zipCode?: string }

/** The route from one place to another on a maps service. */
export function directionsLink(from: Place, to: Place): string {
  const query = new URLSearchParams({ api: '1', origin: addressOf(from), destination: addressOf(to) })
  return `https://www.google.com/maps/dir/?${query}`
}

/** A zip code on a maps service. */
export function zipCodeLink(zipCode: string, state: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${state} ${zipCode}` })}`
}

const addressOf = ({ name, state, zipCode }: Place) =>
  [`${name}, ${state}`, zipCode].filter(Boolean).join(' ')
