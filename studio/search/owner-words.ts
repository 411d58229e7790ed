type Known = { words: string; weight: number }

const FACT = 6
const PRICE = 4
const TRADE = 3
const COMMON = 2
const ANYTHING: Known = { words: '', weight: 1 }

/** By which words the owner asks for documents of a type, and how often it is them that he means. */
const KNOWN: Readonly<Record<string, Known>> = {
  business: {
    words: 'phone telephone cell number email mail address company details name license insurance logo',
    weight: FACT,
  },
  openingHours: {
    words:
      'hours open opened opening close closed holiday vacation day off schedule weekend week monday sunday',
    weight: FACT,
  },
  navigation: { words: 'menu header footer links top bottom', weight: FACT },
  price: { words: 'price cost rate charge fee dollars money quote', weight: PRICE },
  service: { words: 'service work trade', weight: TRADE },
  plan: { words: 'plan maintenance package price', weight: COMMON },
  project: { words: 'project photo picture gallery job work before after', weight: COMMON },
  review: { words: 'review stars rating customer testimonial', weight: COMMON },
  faq: { words: 'question answer faq', weight: COMMON },
  city: { words: 'city town area zip code where', weight: COMMON },
  galleryPage: { words: 'gallery photos pictures page', weight: COMMON },
  contactPage: { words: 'contact form phone page', weight: COMMON },
  privacyPage: { words: 'privacy cookies tracking data visitors page', weight: COMMON },
  accessibilityPage: { words: 'accessibility disability ada blind screen reader page', weight: COMMON },
  aboutPage: { words: 'about us page', weight: COMMON },
  pricesPage: { words: 'price page', weight: COMMON },
  homePage: { words: 'home start first front page', weight: COMMON },
  claim: { words: 'figure claim number fact', weight: 0 },
  publicFact: { words: 'law fee permit code license source census statistic fact', weight: 0 },
  redirect: { words: 'redirect old address', weight: 0 },
}

export function knownBy(type: string): Known {
  return KNOWN[type] ?? ANYTHING
}
