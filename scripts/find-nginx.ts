import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, onPath } from './debian';

/** An nginx to run, and its module for precompressed brotli; undefined where that is built in. */
export type Nginx = { readonly program: string; readonly brotli: string | undefined };

const modules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules'];

function found(): Nginx | undefined {
  const program = onPath('nginx');
  if (!program) return undefined;
  const brotli = modules.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find((file) => existsSync(file));
  const built = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  return brotli || /brotli/.test(built) ? { program, brotli } : undefined;
}

/**
 * Finds an nginx with brotli, or installs Debian's. Throws with what to do when none can be had.
 */
export function findNginx(): Nginx {
  const system = found();
  if (system) return system;
  const installed = installPackages('nginx', 'libnginx-mod-http-brotli-static') ? found() : undefined;
  if (installed) return installed;
  throw new Error(
    'No nginx with brotli was found or could be installed. Install the packages nginx and libnginx-mod-http-brotli-static.',
  );
}
