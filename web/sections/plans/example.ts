import { examplePrice } from '../../fragments/examples/examples.ts'
import type { PlanSlice, PlansSlice } from './query.ts'

const plan: PlanSlice = {
  _id: 'plan-basic',
  _type: 'plan',
  title: 'Basic',
  bestFor: 'Houses under ten years old',
  features: ['Two visits a year'],
  highlight: null,
  price: { ...examplePrice, _id: 'price-basic', kind: 'exact', minimum: 9_900, unit: 'month' },
}

export const plansExample: PlansSlice = {
  _key: 'plans',
  _type: 'plans',
  heading: 'Plans for a year of care',
  intro: null,
  plans: [
    plan,
    {
      ...plan,
      _id: 'plan-full',
      title: 'Full',
      features: ['Four visits a year', 'Calls answered at night'],
      highlight: 'Most chosen',
    },
  ],
}
