import { getOffering } from '@brightyard/contract/calls'
import { type OfferingKind, offeringKinds } from '@brightyard/contract/entities'
import {
  accountPaths,
  bookingPaths,
  safeLocalPath,
  shopPaths,
  type SignInPurpose,
  signInPurposes,
  visitedRouteKey,
} from '@brightyard/contract/paths'
import { type QueryClient, useHydrated, useQuery, useSearchParams } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

interface Words {
  title: string
  text: string
  /** Candidates have no account: they sign in at another page. */
  isForCandidatesToo?: boolean
}

const words: Readonly<Record<SignInPurpose, Words>> = {
  book: { title: 'Sign in to book', text: 'What you have chosen is kept, and you go on there.' },
  pay: { title: 'Sign in to pay for your bag', text: 'Your bag comes with you.' },
  wish: {
    title: 'Sign in to keep your wish',
    text: 'It goes on your wishlist, on all your devices.',
  },
  'back-in-stock': {
    title: 'Sign in, and we tell you when it is back',
    text: 'You get a message once, as soon as it can be bought again.',
  },
  review: { title: 'Sign in to write a review', text: 'You come back to the same page.' },
  form: { title: 'Sign in to fill in the form', text: 'You come back to the form.' },
  assessment: {
    title: 'Sign in to your assessments',
    text: 'Kids sign in with their kid ID.',
    isForCandidatesToo: true,
  },
  wishlist: { title: 'Sign in to see your wishlist', text: 'It is the same on all your devices.' },
  orders: { title: 'Sign in to see your orders', text: 'You come back to the same page.' },
  bookings: { title: 'Sign in to see your bookings', text: 'With tickets, dates and refunds.' },
  notifications: {
    title: 'Sign in to see your notifications',
    text: 'Orders, bookings and news of what you follow.',
  },
}

/** Pages that lead here by themselves, by the beginning of their path. */
const pages: readonly (readonly [path: string, purpose: SignInPurpose])[] = [
  ...offeringKinds.map((kind) => [bookingPaths.book[kind].to(), 'book'] as const),
  ['/program/booking', 'book'],
  [shopPaths.checkout.to(), 'pay'],
  [shopPaths.paymentSummary.to(), 'pay'],
  [shopPaths.wishlist.to(), 'wishlist'],
  [shopPaths.orders.to(), 'orders'],
  [bookingPaths.mine.to(), 'bookings'],
  [accountPaths.myPrograms.to({}), 'bookings'],
  ['/assessment', 'assessment'],
  [accountPaths.notifications.to(), 'notifications'],
]

function purposeOf(named: string | null, address: string | null): SignInPurpose | null {
  const known = signInPurposes.find((one) => one === named)
  if (known) return known
  const path = address?.split(/[?#]/, 1)[0]?.toLowerCase() ?? ''
  return pages.find(([start]) => `${path}/`.startsWith(`${start.toLowerCase()}/`))?.[1] ?? null
}

interface Subject {
  kind: OfferingKind
  slug: string
}

/** The activity that an address is about to book; its title comes from the site, never from the address. */
function subjectIn(address: string | null): Subject | null {
  if (!address) return null
  const { pathname, searchParams } = new URL(address, 'https://site.invalid')
  const kind = offeringKinds.find(
    (one) => bookingPaths.book[one].to() === pathname.toLowerCase().replace(/\/$/, ''),
  )
  const slug = searchParams.get('offering')?.toLowerCase() ?? ''
  return kind && /^[\w-]{1,120}$/.test(slug) ? { kind, slug } : null
}

const titleQuery = (subject: Subject) =>
  queryOf(getOffering, subject, { select: ({ title }) => title })

/** Where the page that asked for a sign-in is. Nothing on the server, which has no tab. */
function visitedRoute(): string | null {
  try {
    return safeLocalPath(sessionStorage.getItem(visitedRouteKey))
  } catch {
    return null // storage is switched off
  }
}

/** The title of what is booked, before the page shows: the heading would change under the reader's eyes. */
export async function loadSignInReason(request: Request, queryClient: QueryClient) {
  const named = new URL(request.url).searchParams.get('redirectURL')
  const address = safeLocalPath(named) ?? visitedRoute()
  const subject = subjectIn(address)
  if (subject) await queryClient.prefetchQuery(titleQuery(subject))
}

/** What this person signs in for, by the address that they go back to; null when it is for nothing special. */
export function useSignInReason(): Words | null {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const address = safeLocalPath(query.get('redirectURL')) ?? (isHydrated ? visitedRoute() : null)
  const subject = subjectIn(address)
  const { data: title } = useQuery({
    ...titleQuery(subject ?? { kind: 'event', slug: '' }),
    enabled: subject !== null,
  })
  const purpose = purposeOf(query.get('for'), address)
  if (!purpose) return null
  const { title: plain } = words[purpose]
  return {
    ...words[purpose],
    title: purpose === 'book' && title ? `${plain} “${title}”` : plain,
  }
}
