import { Box, Button, Flex, Text } from '@brightyard/ui'
import { usePerson } from '../../navigation/use-person.ts'
import { isSchoolAccount, isVisibleTo } from '../../navigation/visibility.ts'
import type { PanelName } from './use-panels.ts'

interface Props {
  onOpen: (name: PanelName) => void
}

/** The current kid and room, and buttons to change them. */
export function KidAndRoom({ onOpen }: Props) {
  const { user, kidName, roomName } = usePerson()
  if (!user || isSchoolAccount(user)) return null
  const named = [
    { term: 'Kid', name: kidName },
    { term: 'Room', name: roomName },
  ].filter(({ name }) => name)
  return (
    <Box bg="brand.subtle" borderRadius="md" p="3" mb="2">
      {named.length > 0 && (
        <Box as="dl" mb="2.5" px="0.5" fontSize="sm" lineHeight="1.5">
          {named.map(({ term, name }) => (
            <Flex key={term} gap="2">
              <Box as="dt" color="fg.muted" minW="3rem">
                {term}
              </Box>
              <Text as="dd" fontWeight="bold" truncate>
                {name}
              </Text>
            </Flex>
          ))}
        </Box>
      )}
      <Flex gap="2">
        <Button
          size="xs"
          minH="11"
          variant="outline"
          flex="1"
          aria-haspopup="dialog"
          onClick={() => onOpen('rooms')}
        >
          Change Room
        </Button>
        {isVisibleTo('changeKid', user) && (
          <Button
            size="xs"
            variant="outline"
            flex="1"
            aria-haspopup="dialog"
            onClick={() => onOpen('kids')}
          >
            Change Kid
          </Button>
        )}
      </Flex>
    </Box>
  )
}
