import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { theme } from './theme.ts'

type System = ReturnType<typeof createSystem>

const whole = createSystem(defaultBaseConfig, theme)

/**
 * Brightyard's Chakra system: only the tokens and recipes that the site uses. Page-wide styles are no part of it: the
 * document brings them (`pageStyles`), so that no browser computes and applies them a second time.
 */
export const system: System = {
  ...whole,
  _global: [],
  // Here and now only the provider reads this, to write the order of the layers.
  _config: { ...whole._config, disableLayers: true },
}
