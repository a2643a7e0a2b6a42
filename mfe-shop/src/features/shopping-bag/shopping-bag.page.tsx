import { shopPaths } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import {
  Box,
  Container,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@brightyard/ui'
import { EmptyBagArt } from '@brightyard/ui/art'
import { useBagActions } from '../../bag/use-bag-actions.ts'
import { type Bag, useBag } from '../../bag/use-bag.ts'
import { useFreshGuestLines } from '../../bag/use-fresh-guest-lines.ts'
import { ForGuardians } from '../../shopper/for-guardians.tsx'
import { useShopper } from '../../shopper/use-shopper.ts'
import { BagLines } from './bag-lines.tsx'
import { BagSummary } from './bag-summary.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { MergeFailedNotice } from './merge-failed-notice.tsx'
import { SavedLines } from './saved-lines.tsx'
import { UndoNotice, useUndo } from './undo-notice.tsx'

export function Component() {
  const bag = useBag()
  useFreshGuestLines(bag.status === 'open' && bag.isGuest)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Your bag" description="The items in your shopping bag." hidden />
      <PageHeading>Your bag</PageHeading>
      <MergeFailedNotice />
      <Content bag={bag} />
    </Container>
  )
}

function Content({ bag }: { bag: Bag }) {
  switch (bag.status) {
    case 'unknown':
      return (
        // One upon the other, so that nothing moves once it is known which is seen.
        <Grid templateColumns="minmax(0, 1fr)">
          <Box gridArea="1 / 1" data-known="">
            <BagSkeleton />
          </Box>
          <Box gridArea="1 / 1" data-for-new="">
            <EmptyBag />
          </Box>
        </Grid>
      )
    case 'loading':
      return <BagSkeleton />
    case 'not-for-role':
      return <ForGuardians what="The bag" />
    case 'failed':
      return (
        <ErrorState title="We could not load your bag" onRetry={bag.retry} retrying={bag.retrying}>
          Nothing in it is lost. Check your connection and try again.
        </ErrorState>
      )
    case 'open':
      return <OpenBag bag={bag} />
  }
}

function OpenBag({ bag }: { bag: Extract<Bag, { status: 'open' }> }) {
  const actions = useBagActions()
  const shopper = useShopper()
  const { undo, offer, close } = useUndo()
  const { lines, saved } = bag
  const { aside } = actions
  return (
    <>
      {undo ? <UndoNotice key={undo.sentence} undo={undo} onClose={close} /> : null}
      <ChangesNotice lines={lines} onAccept={actions.accept} />
      {lines.length === 0 ? (
        <EmptyBag />
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '6', lg: '10' }}
          alignItems="start"
        >
          <BagLines
            lines={lines}
            onIncrement={(line) => void actions.increment(line)}
            onDecrement={(line) => void actions.decrement(line)}
            onRetry={(line) => void actions.retry(line)}
            onRemove={async (line) => offer(`${line.name} removed.`, await actions.remove(line))}
            onAccept={(line) => actions.accept([line])}
            onSave={
              aside &&
              (async (line) => offer(`${line.name} is saved for later.`, await aside.save(line)))
            }
            onClear={async () => offer('Bag cleared.', await actions.clear(lines))}
          />
          <BagSummary bag={bag} userId={shopper.kind === 'guardian' ? shopper.userId : null} />
        </Grid>
      )}
      {aside ? (
        <Box mt="10">
          <SavedLines lines={saved} actions={aside} />
        </Box>
      ) : null}
    </>
  )
}

const EmptyBag = () => (
  <EmptyState
    title="Your bag is empty"
    art={<EmptyBagArt />}
    action={
      <>
        <LinkButton asChild>
          <Link to={shopPaths.popular.to()}>See what is popular</Link>
        </LinkButton>
        <LinkButton asChild variant="outline">
          <Link to={shopPaths.allCategories.to()}>All categories</Link>
        </LinkButton>
      </>
    }
  >
    Add something and it will be waiting here.
  </EmptyState>
)

function BagSkeleton() {
  return (
    <Grid
      role="status"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="start"
      alignContent="start"
      // On a phone a bag is taller: whoever reloads it further down does not see the footer go.
      minH={{ base: '100svh', md: 'auto' }}
      css={{ 'html[data-new] &': { minHeight: 'auto' } }}
    >
      <Stack gap="4">
        <VisuallyHidden>Loading your bag</VisuallyHidden>
        {[0, 1].map((line) => (
          <Skeleton key={line} height={{ base: '11rem', sm: '8.5rem' }} borderRadius="xl" />
        ))}
      </Stack>
      <Box>
        <Skeleton height="17rem" borderRadius="xl" />
      </Box>
    </Grid>
  )
}
