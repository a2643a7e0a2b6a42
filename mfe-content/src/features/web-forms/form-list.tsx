import { listWebForms } from '@brightyard/contract/calls'
import type { WebFormCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useSearchParams, useUser } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { infiniteQueryOf } from '@brightyard/runtime/queries'
import {
  Button,
  chakra,
  Chip,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  Text,
} from '@brightyard/ui'
import { FormSlip } from './form-slip.tsx'
import { StoryOffer } from './story-offer.tsx'

type Show = 'open' | 'answered'

const formsQuery = (show: Show, userId: number) =>
  infiniteQueryOf(listWebForms, { show }, { scope: userId, staleTime: 0 })

/** Forms that can be filled in, and those that this person has sent. */
export function FormList() {
  const [search] = useSearchParams()
  const show: Show = search.get('show') === 'answered' ? 'answered' : 'open'
  const user = useUser()
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="brand">
      <PageHead
        title="Forms"
        description="Forms to fill in, and those that you have sent."
        hidden
      />
      <PageHeading intro="Sign-ups, surveys and permissions. What you type is saved as you go.">
        Forms
      </PageHeading>
      <Flex as="nav" aria-label="Which forms" mb="6">
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
          <Tab to={contentPaths.webForms.to()} isOn={show === 'open'} name="To fill in" />
          <Tab
            to={contentPaths.webForms.to({}, { show: 'answered' })}
            isOn={show === 'answered'}
            name="Sent by you"
          />
        </Flex>
      </Flex>
      {user && <Forms key={`${user.id} ${show}`} show={show} userId={user.id} />}
      {user && <StoryOffer user={user} />}
    </Container>
  )
}

const Tab = ({ to, isOn, name }: { to: string; isOn: boolean; name: string }) => (
  <li>
    <Chip asChild size="md" tone={isOn ? 'solid' : 'outline'}>
      <Link to={to} preventScrollReset {...(isOn ? { 'aria-current': 'page' as const } : {})}>
        {name}
      </Link>
    </Chip>
  </li>
)

function Forms({ show, userId }: { show: Show; userId: number }) {
  const forms = useInfiniteQuery(formsQuery(show, userId))
  if (forms.isError && !forms.data)
    return (
      <ErrorState
        title="We could not load the forms"
        onRetry={() => void forms.refetch()}
        retrying={forms.isFetching}
      />
    )
  if (!forms.data)
    return (
      <Stack gap="5" aria-busy>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} height="9rem" borderRadius="xl" />
        ))}
      </Stack>
    )
  const cards: WebFormCard[] = forms.data.pages.flatMap(({ data }) => data)
  if (cards.length === 0) return show === 'open' ? <NoneOpen /> : <NoneSent />
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="5">
        {cards.map((card) => (
          <FormSlip key={card.slug} card={card} wasSent={show === 'answered'} />
        ))}
      </chakra.ul>
      {forms.hasNextPage ? (
        <Flex justify="center" mt="6">
          <Button
            variant="outline"
            busy={forms.isFetchingNextPage}
            onClick={() => void forms.fetchNextPage()}
          >
            Show more forms
          </Button>
        </Flex>
      ) : (
        <Text mt="6" textAlign="center" color="fg.muted">
          {show === 'open' ? 'These are all open forms.' : 'That is all you have sent.'}
        </Text>
      )}
    </>
  )
}

const NoneOpen = () => (
  <EmptyState title="No data found">No form is open at the moment. Come back soon.</EmptyState>
)
const NoneSent = () => (
  <EmptyState
    title="No data found"
    action={
      <LinkButton asChild>
        <Link to={contentPaths.webForms.to()}>See open forms</Link>
      </LinkButton>
    }
  >
    You have not sent a form yet.
  </EmptyState>
)
