import type { ProgramDetails } from '@brightyard/contract/entities'
import { decimalRupees } from '@brightyard/contract/money'
import { contentPaths } from '@brightyard/contract/paths'

/** The program for search engines (schema.org). */
export const structuredProgram = (program: ProgramDetails) => ({
  '@type': 'Course',
  name: program.title,
  description: program.summary,
  url: contentPaths.program.to({ id: program.id }),
  inLanguage: program.language,
  provider: { '@type': 'Organization', name: program.organiser },
  typicalAgeRange: `${program.age_from}-${program.age_to}`,
  ...(program.picture ? { image: program.picture.src } : {}),
  offers: {
    '@type': 'Offer',
    category: program.price_in_paise === 0 ? 'Free' : 'Paid',
    priceCurrency: 'INR',
    price: decimalRupees(program.price_in_paise),
  },
})
