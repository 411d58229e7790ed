import { type Head, process, reasons } from '../sections.ts'

type Renovation = Head & Record<'consultation' | 'design' | 'permits' | 'construction', string>

/** The four steps of a renovation, in the town's own words. */
export const renovationSteps = ({ consultation, design, permits, construction, ...head }: Renovation) =>
  process({
    ...head,
    steps: [
      { title: 'Free Consultation', text: consultation },
      { title: 'Design & Planning', text: design },
      { title: 'Permits & Approval', text: permits },
      { title: 'Construction', text: construction },
    ],
  })

type Building = Head & Record<'site' | 'design' | 'permits' | 'construction' | 'inspection', string>

/** The five steps of a building, in the town's own words. */
export const constructionSteps = ({ site, design, permits, construction, inspection, ...head }: Building) =>
  process({
    ...head,
    steps: [
      { title: 'Site Analysis', text: site },
      { title: 'Design & Planning', text: design },
      { title: 'Permits', text: permits },
      { title: 'Construction', text: construction },
      { title: 'Final Inspection', text: inspection },
    ],
  })

type Times = Head & Record<'homes' | 'commercial' | 'multiFamily', string>

/** How long each kind of building takes, with what decides it in the town. */
export const constructionTimes = ({ homes, commercial, multiFamily, ...head }: Times) =>
  reasons({
    ...head,
    purpose: 'timeline',
    points: [
      { title: 'Custom homes', text: homes, figure: 'claim-custom-home-time' },
      { title: 'Commercial projects', text: commercial, figure: 'claim-commercial-time' },
      { title: 'Multi-family projects', text: multiFamily, figure: 'claim-multi-family-time' },
    ],
  })

type Renewals = Head & Record<'bathroom' | 'kitchen' | 'wholeHome', string>

/** How long each kind of renovation takes and what it costs, with what decides it in the town. */
export const renovationTimes = ({ bathroom, kitchen, wholeHome, ...head }: Renewals) =>
  reasons({
    ...head,
    purpose: 'timeline',
    points: [
      {
        title: 'A bathroom',
        text: bathroom,
        figure: 'claim-bathroom-span',
        price: 'price-bathroom-remodel',
      },
      { title: 'A kitchen', text: kitchen, figure: 'claim-kitchen-span', price: 'price-kitchen-remodel' },
      { title: 'A whole house', text: wholeHome, figure: 'claim-whole-home-time' },
    ],
  })
