import { pagesOf } from './page.ts'

const maintenance = `
  sections: services 4 | benefits 4+ | property-types 3+ | areas 5+ | reviews 3
  texts: Service plans available | from $150/month | from $200/month | $99/month
  links: /services/maintenance/routine | /services/maintenance/preventive
  links: /services/maintenance/emergency | /services/maintenance/scheduled`.trim()

/** What the menu leads to first; the last is the one above it, under the name that people also look for. */
const main = `
/services/handyman
  sections: services 6 | why 4+ | areas 5+ | reviews 3 | faq 6
  texts: Starting at $85 | from $75 | $8–15/sq ft | $50–75
  links: /services/drywall-repair | /services/painting | /services/plumbing | /services/electrical
  links: /services/tiling | /services/furniture-assembly
/services/renovations
  sections: services 4 | process 4 | areas 5+ | reviews 4
  texts: $8,500–25,000+ | $25,000–75,000+ | 6–10 weeks | 8–16 weeks
  links: /services/bathroom-remodeling | /services/kitchen-remodeling
  links: /services/whole-home-remodel | /services/room-additions
/services/construction
  sections: services 6 | why 4
  texts: 2–4 months | 4–8 months | 6–12 months | 8–16 months | Project-based
/services/maintenance
  ${maintenance}
/services/property-maintenance
  canonical: /services/maintenance
  ${maintenance}`

/** Each review of preventive maintenance tells what its writer saved. */
const plans = `
/services/maintenance/routine
  sections: services 4 | benefits 4+ | plans 3 | reviews 2
  texts: from $150 | from $300 | from $800
/services/maintenance/preventive
  sections: services 4 | stats 4 | schedule 4 | reviews 3
  texts: 85% | 20% | 15 years | 99%
/services/maintenance/emergency
  sections: notice | services 4 | process 4 | when-to-call 4+ | reviews 3
  texts: 24/7 | Report Emergency Online | 30 minutes | 5 minutes | Same day | 2–4 hours
/services/maintenance/scheduled
  sections: services 4 | benefits 5 | plans 3 | features 4 | reviews 2
  texts: Essential from $400/quarter | Complete Most Popular from $200/month | Premium Custom pricing`

const remodeling = `
/services/bathroom-remodeling
  sections: before-after | services 4 | process 3 | stats 3+ | areas 8 | reviews 3 | faq 6
  texts: $8,500–25,000+ | 2–3 weeks | 1–2 weeks | 1 week | 3–4 weeks | 14-day | 500+ | 98% | 70%
  newTabs: reviews
/services/kitchen-remodeling
  sections: before-after | badges 3+ | services 4 | trends 8 | process 4 | stats 4 | areas 12 | reviews 3
  sections: faq 6
  texts: $25,000–75,000+ | 3–6 weeks | 2–3 weeks | 6–8 weeks | 8–10 weeks | 3–4 weeks
  texts: 78% | 70–80% | 300+ | 98% | 25+
  links: #contact
  newTabs: reviews
/services/whole-home-remodel
  sections: breadcrumb | features 3 | projects 2 | faq 5
  texts: $95,000 | 12 weeks | $120,000 | 10 weeks | 8–16 weeks | 15+ years
  links: /services/renovations
/services/room-additions
  sections: services 4 | process 4 | benefits 4+ | timeline 2+ | faq 5
  texts: Book a free design consultation | Room Addition FAQ | $15,000–25,000 | $40,000–80,000+
  texts: 6–10 weeks | 12–16 weeks | 2–4 weeks | 6–12 weeks | 1 week`

/** Of drywall repair some questions stand between the other sections, and six more at the end. */
const trades = `
/services/comprehensive-handyman
  sections: services 22 | why 8 | stats 4 | areas 5+ | reviews 3
  texts: 1000+ | Emergency response 24hr | 25+ | 100%
  newTabs: reviews
/services/furniture-assembly
  sections: services 6 | process 4 | pricing 3 | areas 15 | faq 5 | reviews 2
  texts: $50–75 | $75–150 | $150–300 | one to three hours
/services/drywall-repair
  sections: services 6 | process 4 | problems 2 | pricing 3 | faq 5 | faq 6 | reviews 2
  texts: $75–125 | $125–250 | $250–500 | up to four inches | up to a foot | eight inches
/services/painting
  sections: services 4 | consultation | process 4 | reviews 3 | faq 6
  texts: from $2.50/sq ft | from $3.50/sq ft | from $85 per door | Custom | $2.75/sq ft
  texts: 2 years | 5 years | 2–5 days | 7–10 years
  links: #contact
/services/plumbing
  sections: services 6 | notice | process 3+ | fixtures 3 | pricing 3 | faq 4+ | reviews 2
  texts: $75–150 | $150–350 | $125/hr plus materials | 2–4 hours
/services/electrical
  sections: services 6 | notice | process 3+ | pricing 3 | faq 6
  texts: $125–200 | $200–400 | $150–300
/services/tiling
  sections: services 6 | materials 3+ | process 5 | pricing 3 | faq 6
  texts: $8–15/sq ft | $15–25/sq ft | $20–35/sq ft`

const smallJobs = [
  ...['carpentry', 'fence-repair', 'smart-home-upgrades', 'senior-home-modifications', 'babyproofing'],
  ...['window-covering', 'door-repair', 'appliance-installation', 'pressure-washing'],
]

/** Each with a way back to the home page. */
const ofSmallJob = (slug: string) => `
/services/${slug}
  sections: services 4+
  oneOf: benefits 3+ | process 3+
  texts: Get Free Quote
  links: /`

export const servicePages = pagesOf(
  'service',
  main + plans + remodeling + trades + smallJobs.map(ofSmallJob).join(''),
)
