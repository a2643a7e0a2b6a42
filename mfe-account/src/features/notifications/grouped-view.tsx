import type { NotificationOverview } from '@brightyard/contract/entities'
import { Box, Button, Chip, Flex, Heading } from '@brightyard/ui'
import { type Group, groups } from './notification-groups.ts'
import { NotificationRow } from './notification-row.tsx'

interface Props {
  overview: NotificationOverview
  /** The group whose see-all view was left: its button has the focus again. */
  returnedFrom: Group | undefined
  onSeeAll: (group: Group) => void
  onFollow: () => void
  onRemoved: () => void
}

/** Today, Yesterday, This Week and All, each with its newest entries; a group without entries is left out. */
export function GroupedView({ overview, returnedFrom, onSeeAll, onFollow, onRemoved }: Props) {
  return groups
    .filter(({ list }) => overview[list].length > 0)
    .map((group) => {
      const count = group.countIn(overview)
      const headingId = `notifications-${group.list}`
      return (
        <Box as="section" key={group.list} aria-labelledby={headingId} mb="6">
          <Flex align="center" gap="2.5" mb="1">
            <Heading as="h3" size="sm" id={headingId}>
              {group.title}
            </Heading>
            <Chip aria-label={`${count} in ${group.title}`}>{count}</Chip>
            <Button
              variant="plain"
              size="xs"
              ms="auto"
              aria-label={`See all: ${group.title}`}
              ref={(button) => {
                if (group === returnedFrom) button?.focus()
              }}
              onClick={() => onSeeAll(group)}
            >
              See all
            </Button>
          </Flex>
          <Box as="ul" listStyleType="none">
            {overview[group.list].map((notification) => (
              <NotificationRow
                key={notification.id}
                {...{ notification, onFollow, onRemoved }}
                list={group.list}
              />
            ))}
          </Box>
        </Box>
      )
    })
}
