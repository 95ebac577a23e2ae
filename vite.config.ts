import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './scripts/lib/installable.ts';
import { appConfigFromEnvironment } from './scripts/lib/appConfig.ts';

const OUT_DIR = process.env['LUMASHOT_OUT_DIR'] ?? 'dist';

/** Writes the app's configuration into the page: a JSON block needs no script and no request. */
const appConfig = (): Plugin => ({
  name: 'lumashot-app-config',
  transformIndexHtml: (html) =>
    html.replace('%APP_CONFIG%', () => JSON.stringify(appConfigFromEnvironment(process.env))),
});

export default defineConfig({
  plugins: [react(), appConfig(), installable()],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The face check brings its own tensor library, after a photo is chosen: nothing waits for it.
    chunkSizeWarningLimit: 1_400,
  },
});
