type Options = Readonly<Record<string, string>>

/** What a free estimate can be asked for: the value that is sent, and the words to choose from. */
export const estimateServices: Options = {
  handyman: 'Handyman',
  'furniture-assembly': 'Furniture assembly',
  'drywall-repair': 'Drywall repair',
  painting: 'Painting',
  plumbing: 'Plumbing',
  'bathroom-remodel': 'Bathroom remodel',
  'kitchen-remodel': 'Kitchen remodel',
  'home-renovation': 'Home renovation',
  construction: 'Construction',
  'property-maintenance': 'Property maintenance',
  other: 'Other',
}

export const projectTypes: Options = {
  handyman: 'Handyman',
  renovation: 'Renovation',
  construction: 'Construction',
  'property-maintenance': 'Property maintenance',
  other: 'Something else',
}
