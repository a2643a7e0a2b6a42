import { contentPaths, shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Grid, LinkButton, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef } from 'react'
import { SearchForm } from './search-form.tsx'

const places = [
  { label: 'Activities', to: contentPaths.activities.to(), area: 'learn' },
  { label: 'Shop', to: shopPaths.home.to(), area: 'shop' },
  { label: 'Events', to: contentPaths.events.to(), area: 'talent' },
  { label: 'Programs', to: contentPaths.programs.to(), area: 'sun' },
  { label: 'Young Xperts', to: contentPaths.youngXperts.to(), area: 'shop' },
  { label: 'Blog', to: contentPaths.blog.to(), area: 'brand' },
] as const

interface Props {
  open: boolean
  onClose: () => void
}

/** The search of the whole site, over the page. */
export function Component({ open, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What are you looking for?"
      size="lg"
      steady
      initialFocusRef={input}
    >
      <Box pt="2" pb="7">
        <SearchForm inputRef={input} onSearched={onClose} />
        {/* Suggestions take this place, so that nothing is pushed about while typing. */}
        <Box mt="5" css={{ 'form:has(ul) + &': { display: 'none' } }}>
          <Text color="fg.muted" mb="3">
            Or have a look at
          </Text>
          <Grid templateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} gap="2.5">
            {places.map(({ label, to, area }) => (
              <LinkButton
                key={label}
                variant="soft"
                colorPalette={area}
                minH={{ base: '24', sm: '12' }}
                asChild
              >
                <Link to={to} onClick={onClose}>
                  {label}
                </Link>
              </LinkButton>
            ))}
          </Grid>
        </Box>
      </Box>
    </Dialog>
  )
}
