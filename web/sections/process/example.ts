import type { ProcessFragment } from './query.ts'

export const processExample: ProcessFragment = {
  _key: 'process',
  _type: 'process',
  heading: 'Two steps, in this order',
  intro: null,
  steps: [
    { _key: 'walk', title: 'Walk and measure', text: 'We measure every surface.' },
    { _key: 'paint', title: 'Paint', text: 'Ceilings first, then walls, then trim.' },
  ],
}
