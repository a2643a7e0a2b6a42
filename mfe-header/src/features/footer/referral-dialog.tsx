import { accountPaths } from '@brightyard/contract/paths'
import { Link, useLocation, useUser } from '@brightyard/runtime'
import { LinkButton, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { ReferralCode } from './referral-code.tsx'
import { ReferralForm } from './referral-form.tsx'

/** Who is invited: a family, or an organisation that wants to teach here. */
export type Referred = 'friend' | 'partner'

const texts = {
  friend: {
    title: 'Refer a friend',
    text: 'Know a family that would love the yard? Invite them.',
  },
  partner: {
    title: 'Refer a partner',
    text: 'Know a school, studio or teacher who belongs here? Invite them.',
  },
} as const satisfies Record<Referred, object>

interface Props {
  open: boolean
  onClose: () => void
  referred: Referred
}

/** Invites others; for signed-in people only. The form starts empty each time. */
export function Component({ open, onClose, referred }: Props) {
  const user = useUser()
  const { title, text } = texts[referred]
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text}>
      {!open ? null : user ? (
        <Stack gap="6" pb="6" pt="2">
          {user.reference_code && <ReferralCode code={user.reference_code} />}
          <ReferralForm isPartner={referred === 'partner'} />
        </Stack>
      ) : (
        <SignInFirst onClose={onClose} />
      )}
    </Dialog>
  )
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Stack gap="4" pb="6" pt="2">
      <Text>Invitations carry your name, so please sign in first.</Text>
      <LinkButton asChild>
        <Link to={accountPaths.login.to({}, { redirectURL: pathname + search })} onClick={onClose}>
          Login to Continue
        </Link>
      </LinkButton>
    </Stack>
  )
}
