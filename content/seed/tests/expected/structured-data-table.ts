/**
 * What search engines were promised: the figures in the structured data of a page, as `name value`, and what the sitemap says
 * of it. Typed by hand a second time, like the figures that visitors read.
 */
export const structured: Record<string, readonly string[]> = {
  '/': [
    ...['name Crown & Level', 'telephone +17045550142', 'email quotes@crownandlevel.example'],
    ...['postalCode 28277', 'latitude 35.2271', 'longitude -80.8431', 'geoRadius 50000', 'priceRange $$'],
    ...['ratingValue 4.9', 'reviewCount 300', 'paymentAccepted Cash, Check, Credit card, Debit card'],
    ...[
      'dayOfWeek Monday',
      'dayOfWeek Sunday',
      'opens 00:00',
      'opens 07:00',
      'closes 18:00',
      'dayOfWeek Saturday',
      'opens 08:00',
      'closes 16:00',
      'closes 00:00',
    ],
    ...[
      '@type Article',
      'datePublished 2026-11-20T12:00:00Z',
      'dateModified 2026-11-20T12:00:00Z',
      'headline Choosing a contractor in Charlotte',
      '0 Start with the house, not the trade',
    ],
    ...['validFrom 2026-11-26', 'validFrom 2026-12-25', 'validFrom 2027-01-01'],
    ...['name Charlotte, NC', 'name Rock Hill, SC', 'name Mount Holly, NC'],
  ],
  '/services/painting': [
    'minPrice 2.5',
    'minPrice 3.5',
    'minPrice 85',
    'unitText square foot',
    'unitText door',
  ],
  '/services/drywall-repair': ['minPrice 75', 'maxPrice 125', 'maxPrice 250', 'maxPrice 500'],
  '/services/plumbing': ['minPrice 75', 'maxPrice 150', 'maxPrice 350', 'price 125', 'unitText hour'],
  '/services/electrical': ['minPrice 125', 'maxPrice 200', 'maxPrice 400', 'minPrice 150', 'maxPrice 300'],
  '/services/tiling': ['minPrice 8', 'maxPrice 15', 'maxPrice 25', 'minPrice 20', 'maxPrice 35'],
  '/services/furniture-assembly': ['minPrice 50', 'maxPrice 75', 'maxPrice 150', 'maxPrice 300'],
  '/services/handyman': ['minPrice 85'],
  '/services/whole-home-remodel': [
    ...['serviceType Whole-home remodel', 'telephone +17045550142', '@type AdministrativeArea'],
    ...['Mecklenburg', 'Union', 'Cabarrus', 'Gaston'].map((county) => `name ${county} County, NC`),
  ],
}

export const weights: Record<string, readonly [priority: number, changeFrequency: string]> = {
  '/': [1, 'weekly'],
  '/services/handyman': [0.9, 'monthly'],
  '/services/renovations': [0.9, 'monthly'],
  '/services/construction': [0.9, 'monthly'],
  '/services/maintenance': [0.8, 'monthly'],
  '/services/maintenance/emergency': [0.8, 'monthly'],
  '/locations/matthews': [0.8, 'monthly'],
  '/about': [0.7, 'monthly'],
  '/contact': [0.7, 'monthly'],
  '/gallery': [0.6, 'weekly'],
  '/services/painting': [0.6, 'monthly'],
  '/matthews/kitchen-remodeling': [0.6, 'monthly'],
}
