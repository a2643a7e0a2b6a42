import type {
  KidCard,
  Plan,
  PracticeQuestion,
  SubscribedActivity,
  SubscriptionQuote,
  SubscriptionTerm,
} from '@brightyard/contract/entities'

const plan = (id: number, name: string, months: number, rupees: number): Plan => ({
  id,
  name,
  months,
  price_in_paise: rupees * 100,
  price_per_month_in_paise: Math.ceil((rupees * 100) / months),
  tax_percent: '18',
})
export const plans = [plan(1, 'One month', 1, 499), plan(2, 'One year', 12, 3999)]

export const mathsAi: SubscribedActivity = {
  code: 'MATH_AI',
  title: 'Maths AI',
  summary: 'Ten questions at a time.',
  benefits: [{ title: 'No pressure', text: 'Days are counted, never lost.' }],
  plans,
  free_sessions: 3,
  topics: 55,
  skills: 220,
  classes: [3, 4].map((class_number) => ({
    class_number,
    topics: [{ topic: `c${class_number}-fractions`, title: 'Fractions' }],
  })),
}

export const kidCardOf = (user_id: number, name: string): KidCard => ({
  student_id: user_id + 100,
  user_id,
  name,
  avatar: null,
  login_id: null,
  class_name: '4 A',
  rooms: [],
  is_subscribed: false,
})

export const questionOf = (given: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  number: 1,
  text: 'What is 6 × 7?',
  spoken: 'What is 6 times 7?',
  kind: 'number',
  unit: '',
  options: [],
  difficulty: 1,
  skill: 'Tables',
  hints: [],
  hints_left: 0,
  ...given,
})

const totals = {
  items_in_paise: 49_900,
  discount_in_paise: 0,
  delivery_in_paise: 0,
  pre_tax_in_paise: 42_288,
  tax_in_paise: 7612,
  total_in_paise: 49_900,
  tax_rates: [{ tax_percent: '18', pre_tax_in_paise: 42_288, tax_in_paise: 7612 }],
}

export const planQuoteOf = (given: Partial<SubscriptionQuote> = {}): SubscriptionQuote => ({
  kid: { student_id: 112, user_id: 12, name: 'Tara', class_number: 4 },
  plan: plan(1, 'One month', 1, 499),
  is_renewal: false,
  starts_at: '2026-03-18T10:00:00.000Z',
  ends_at: '2026-04-18T10:00:00.000Z',
  amounts: {
    amount_in_paise: 49_900,
    discount_in_paise: 0,
    pre_tax_in_paise: 42_288,
    tax_in_paise: 7612,
    total_in_paise: 49_900,
  },
  totals,
  coupon: null,
  policy: ['The plan ends on its own.'],
  problems: [],
  fingerprint: 'of one month',
  ...given,
})

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

export const termOf = (
  [from, to]: readonly [number, number],
  given: Partial<SubscriptionTerm> = {},
): SubscriptionTerm => ({
  id: 5,
  code: 'MATH_AI',
  kid: { student_id: 112, user_id: 12, name: 'Tara' },
  plan: 'One month',
  state: 'active',
  starts_at: daysFromNow(from),
  ends_at: daysFromNow(to),
  is_running: from <= 0 && to > 0,
  paid_in_paise: 49_900,
  refunded_in_paise: 0,
  order_code: 'BY-7F3K',
  cancel_until: null,
  can: { cancel: false, renew: from <= 0 },
  ...given,
})
