import type { Kid } from '@brightyard/contract/entities'
import { Avatar, chakra, Stack, Span, Spinner } from '@brightyard/ui'

type Listed = Pick<Kid, 'user_id' | 'name' | 'avatar'>

interface Props<One extends Listed> {
  kids: readonly One[]
  /** user_id of the kid that was chosen before. */
  current: number | undefined
  /** user_id of the kid whose status is loading. */
  busy: number | undefined
  onChoose: (kid: One) => void
}

/** The kids as buttons, one below the other. */
export const KidList = <One extends Listed>({ kids, current, busy, onChoose }: Props<One>) => (
  <Stack as="ul" gap="2" listStyleType="none">
    {kids.map((kid) => (
      <li key={kid.user_id}>
        <chakra.button
          type="button"
          aria-pressed={kid.user_id === current}
          aria-busy={kid.user_id === busy}
          display="flex"
          width="full"
          alignItems="center"
          gap="4"
          px="4"
          py="3"
          borderRadius="lg"
          borderWidth="2px"
          borderColor={kid.user_id === current ? 'brand.solid' : 'border'}
          bg={kid.user_id === current ? 'brand.subtle' : 'bg.panel'}
          textAlign="start"
          cursor="pointer"
          _hover={{ borderColor: 'brand.solid' }}
          onClick={() => onChoose(kid)}
        >
          <Avatar name={kid.name} src={kid.avatar} decorative />
          <Span flex="1" fontWeight="semibold">
            {kid.name}
          </Span>
          {kid.user_id === busy && <Spinner />}
        </chakra.button>
      </li>
    ))}
  </Stack>
)
