import { expect, test } from 'vitest'
import { renderingsIn } from './renderings.ts'

const rendering = (file: string) => ({ asset: { _ref: file }, rendering: true })

test('a rendering is told once with all its places, most seen first, without what is a photo, hidden or a sample', () => {
  const found = renderingsIn([
    { _id: 'tiling', _type: 'service', category: { _ref: 'handyman' }, picture: rendering('tiles') },
    { _id: 'hidden', _type: 'service', shown: false, picture: rendering('old') },
    { _id: 'work', _type: 'project', picture: rendering('work') },
    { _id: 'handyman', _type: 'service', picture: rendering('tools'), hero: { picture: rendering('tools') } },
    {
      _id: 'home',
      _type: 'homePage',
      hero: { picture: { asset: { _ref: 'mine' } } },
      sections: [{ _key: 'a', pictures: [{ _key: 'b', ...rendering('tiles') }] }],
    },
  ])
  expect(
    found.map(({ asset, places }) => [asset, places.map(({ document, path }) => `${document._id}.${path}`)]),
  ).toEqual([
    ['tiles', ['home.sections[_key=="a"].pictures[_key=="b"]', 'tiling.picture']],
    ['tools', ['handyman.picture', 'handyman.hero.picture']],
  ])
})
