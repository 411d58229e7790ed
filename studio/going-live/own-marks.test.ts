import { expect, test } from 'vitest'
import { ownMarks } from './own-marks.ts'

const business = {
  name: 'Crown & Level',
  sample: true,
  licences: [
    { _key: 'plumbing', number: 'SAMPLE-1', lookup: 'https://example.com', sample: true },
    { _key: 'electrical', number: 'SAMPLE-2', sample: true },
  ],
  insurance: { text: 'Example Mutual', sample: true },
}
const [plumbing, electrical] = business.licences

test('a name of his own makes the business the owner’s, another phone number does not', () => {
  expect(ownMarks('business', { ...business, name: 'Hargrove' }, business)).toEqual(['sample'])
  expect(ownMarks('business', { ...business, phone: '+17045550100' }, business)).toEqual([])
})

test('a number of his own makes this license the owner’s, where it is looked up does not', () => {
  const typed = {
    ...business,
    licences: [
      { ...plumbing, number: 'PL-7' },
      { ...electrical, lookup: 'https://nc.example' },
    ],
  }
  expect(ownMarks('business', typed, business)).toEqual(['licences[_key=="plumbing"].sample'])
})

test('another headline is the owner’s, another picture is not', () => {
  const home = { sample: true, hero: { heading: 'Measured twice', picture: 'one' } }
  const typed = (change: object) => ownMarks('homePage', { ...home, hero: { ...home.hero, ...change } }, home)
  expect(typed({ heading: 'Built once' })).toEqual(['sample'])
  expect(typed({ picture: 'other' })).toEqual([])
})

test('the owner’s profile is his once neither sentence nor text tells of somebody else', () => {
  const owner = { intro: 'Owen Mercer framed houses.', text: ['Mine'], sample: true }
  const marks = (change: object) => ownMarks('homePage', { owner: { ...owner, ...change } }, { owner })
  expect(marks({ text: ['Yours'] })).toEqual([])
  expect(marks({ text: ['Yours'], intro: 'Dale does.' })).toEqual(['owner.sample'])
})

test('another amount makes a price the owner’s, what it covers does not', () => {
  const price = { minimum: 250, sample: true }
  expect(ownMarks('price', { ...price, minimum: 275 }, price)).toEqual(['sample'])
  expect(ownMarks('price', { ...price, covers: 'Walls and trim' }, price)).toEqual([])
})

test('another story is the owner’s', () => {
  expect(
    ownMarks('aboutPage', { sample: true, story: ['Ours'] }, { sample: true, story: ['Theirs'] }),
  ).toEqual(['sample'])
})

test('another insurer is the owner’s', () => {
  const typed = { ...business, insurance: { text: 'Queen City Mutual', sample: true } }
  expect(ownMarks('business', typed, business)).toEqual(['insurance.sample'])
})

test('what was marked since it was published stays a sample', () => {
  const published = { ...business, sample: false, insurance: { text: 'Example Mutual', sample: false } }
  const marked = { ...business, name: 'Other', insurance: { text: 'Other', sample: true } }
  expect(ownMarks('business', marked, published)).toEqual([])
})

test('a drive time and counties of his own no longer start where those of the sample did', () => {
  const town = { travelTime: '15–25 minutes', travelFrom: 'Charlotte', sample: true }
  expect(ownMarks('city', { ...town, travelTime: '5 minutes' }, town)).toEqual(['travelFrom'])
  expect(ownMarks('city', { ...town, landmarks: ['The depot'] }, town)).toEqual([])
  const office = { counties: ['Mecklenburg'], countiesFrom: 'Charlotte' }
  expect(ownMarks('business', { ...office, counties: ['Cabarrus'] }, office)).toEqual(['countiesFrom'])
})

test('what was removed with all that was made up is hidden by the owner once he switches it himself', () => {
  const project = { title: 'Kitchen', sample: true, shown: false, removed: true }
  expect(ownMarks('project', { ...project, shown: true }, project)).toEqual(['removed'])
  expect(ownMarks('project', { ...project, title: 'Bath' }, project)).toEqual([])
})
