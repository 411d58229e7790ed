import { chooseDocument } from './choose-document.tsx'

const published = '!(_id in path("drafts.**"))'

export const ChooseTown = chooseDocument(
  'city',
  `*[_type == "city" && ${published}] | order(name){_id, "title": name}`,
  'No town',
)

export const ChooseJob = chooseDocument(
  'service',
  `*[_type == "service" && ${published}] | order(title){_id, title}`,
  'No job',
)
